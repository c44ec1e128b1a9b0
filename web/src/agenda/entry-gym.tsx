import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { findGym } from '@club/domain/calendar/find-gym';
import { GymSheet } from '../content/gym-sheet.tsx';
import { useGyms } from '../data/public/club/gyms.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** The gym of an entry. In a place of the club whose gym is not known, the address comes later. */
export function EntryGym({ entry }: { readonly entry: CalendarEntry }) {
  const { t } = useTexts();
  const gym = findGym(useGyms(), entry);
  if (gym) return <GymSheet gym={gym} />;
  return entry.place !== '' && <p>{t('map:gym.later')}</p>;
}
