import { useTexts } from '../i18n/use-texts.ts';
import { importWithTexts } from '../i18n/load-texts.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const loadGym = () => importWithTexts(import('./entry-gym.tsx'), 'map');
/** Parts that read the gyms. Render them when the visitor asks for them. */
export const EntryGym = lazyPart(async () => (await loadGym()).EntryGym);
export const AddToCalendarButton = lazyPart(async () => (await loadGym()).AddToCalendarButton);

interface DirectionsLinkProps {
  readonly to: string;
  /** Hidden text that distinguishes links with the same label. */
  readonly about: string;
}

/** A link to a search on a map for a place that is not the club's. */
export function DirectionsLink({ to, about }: DirectionsLinkProps) {
  const { t } = useTexts();
  return (
    <TextLink
      to={to}
      className="inline-flex min-h-8 w-fit items-center font-bold underline underline-offset-4 hover:decoration-2 print:hidden"
    >
      {t('schedule:agenda.directions')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </TextLink>
  );
}
