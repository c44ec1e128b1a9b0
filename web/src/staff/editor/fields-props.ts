/** The props of a tab's own fields. */
export interface FieldsProps<Fields extends object> {
  /** The selected row's id and edited fields; undefined without a selected row. */
  readonly id: string | undefined;
  readonly fields: Fields | undefined;
  readonly change: (fields: Partial<Fields>) => void;
}
