import { identity } from '@club/about/identity';
import { locations } from '@club/domain/location';
import type { ReactNode } from 'react';
import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const linkClasses =
  'inline-flex min-h-8 items-center underline decoration-mist/60 underline-offset-4 hover:decoration-sun hover:decoration-2';

interface ColumnProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-display text-base font-bold text-sun uppercase">{title}</h2>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  );
}

/** The club's contacts, places and social networks. */
export function FooterContacts() {
  const { t } = useTexts();
  return (
    <div className="grid gap-8 sm:grid-cols-3">
      <Column title={t('common:footer.contact')}>
        <li>
          <TextLink to={`tel:+1-${identity.phone}`} className={linkClasses}>
            {identity.phone}
          </TextLink>
        </li>
        <li>
          <TextLink to={`mailto:${identity.email}`} className={linkClasses}>
            {identity.email}
          </TextLink>
        </li>
        {/* A printed page has no address bar. */}
        <li className="hidden print:list-item">{buildSettings.siteOrigin}</li>
      </Column>
      <Column title={t('common:footer.places')} className="print:hidden">
        {locations.map(({ id, title, directions }) => (
          <li key={id}>
            <TextLink to={directions} className={linkClasses}>
              {t(title)}
              <VisuallyHidden> ({t('common:footer.directions')})</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </Column>
      <Column title={t('common:footer.follow')} className="print:hidden">
        {(['facebook', 'instagram'] as const).map((network) => (
          <li key={network}>
            <TextLink to={identity.socials[network]} className={linkClasses}>
              {t(`common:footer.${network}`)}
            </TextLink>
          </li>
        ))}
      </Column>
    </div>
  );
}
