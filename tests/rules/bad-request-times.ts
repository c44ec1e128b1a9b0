import { Timestamp } from 'firebase/firestore';
import type { FieldValue } from '@club/domain/validation/testing/field-values';

const instant = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));

/** Invalid values for a field that must have the time of the request. */
export const badRequestTimes: readonly FieldValue[] = [
  ['a past instant', instant],
  ['the device’s own clock', Timestamp.now()],
  ['a future instant', Timestamp.fromDate(new Date('2099-01-01T00:00:00.000Z'))],
  ['a string', '2026-10-06T12:00:00.000Z'],
  ['a number', 1_791_288_000_000],
  ['null', null],
  ['a list', [instant]],
];
