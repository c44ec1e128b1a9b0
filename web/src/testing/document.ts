export interface Document {
  readonly _id: string;
  readonly [field: string]: string | number | boolean | Date | null | readonly string[];
}
