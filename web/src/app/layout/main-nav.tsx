import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { navEntries } from './nav-entries.ts';
import { ProgramMenu } from './program-menu.tsx';

/** The navigation in the bar, on screens that have the room. */
export function MainNav() {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common.nav.label')} className="hidden lg:block">
      <ul className="flex items-stretch">
        {navEntries.map(({ key, path }) => (
          <li key={key} className="relative flex items-center">
            <TextLink
              to={path}
              className="flex h-bar items-center border-y-4 border-transparent px-3 font-semibold hover:border-b-sun aria-[current=page]:border-b-court"
            >
              {t(`common.nav.${key}`)}
            </TextLink>
            {key === 'program' && <ProgramMenu />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
