/** A document as Firestore stores it, with its id as `_id`. */
export interface StoredDocument {
  readonly _id: string;
  readonly [field: string]: string | number | boolean | Date | null | readonly string[];
}
