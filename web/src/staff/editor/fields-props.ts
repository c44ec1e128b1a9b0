/** What the editor passes to the tab, which renders the inputs of its form. */
export interface FieldsProps<Fields extends object> {
  /** The id of the row in the form. */
  readonly id: string;
  /** The values in the form. */
  readonly fields: Fields;
  /** Replaces some of the values. */
  readonly change: (fields: Partial<Fields>) => void;
}
