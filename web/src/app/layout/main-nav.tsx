import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { navEntries } from './nav-entries.ts';
import { ProgramMenu } from './program-menu.tsx';

const linkClasses =
  'flex h-bar items-center border-y-4 border-transparent px-3 font-semibold wrap-normal hover:border-b-sun aria-[current=page]:border-b-court';

/** The navigation in the bar, on large screens. */
export function MainNav() {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common:nav.label')} className="hidden lg:block">
      <ul className="flex flex-wrap items-stretch">
        {navEntries.map(({ key, path }) => {
          const link = (
            <TextLink to={path} className={linkClasses}>
              {t(`common:nav.${key}`)}
            </TextLink>
          );
          return (
            <li key={key} className="relative flex items-center">
              {key === 'program' ? <ProgramMenu>{link}</ProgramMenu> : link}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
