import { hasSameImage } from '@club/domain/images/object-path';
import { limits } from '@club/domain/limits';
import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { cleanTypedLine } from '@club/domain/validation/pasted-text';
import { useId } from 'react';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type RetriableState, toLoadState } from '../../../state/load-state.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { ShownImagesContext, Thumbnail } from '../../fields/thumbnail.tsx';

/** A picture that visitors see on the home page, with its description if it has one. */
type PublishedPicture = Pick<Issue, 'imageURL' | 'alt' | 'alt_fr'>;

/** The pictures that an issue may show: those on the home page, with a consent on file. */
function usePublishedPictures(): RetriableState<readonly PublishedPicture[]> {
  const items = useLiveRows('carousels');
  const banners = useLiveRows('banners');
  const states = [items.state, banners.state];
  const retry = () => {
    for (const list of [items, banners]) if (list.state.status === 'error') list.retry();
  };
  if (states.some(({ status }) => status === 'error')) return { state: { status: 'error' }, retry };
  if (states.some(({ status }) => status === 'loading'))
    return { state: { status: 'loading' }, retry };
  const shownBanners = listRows(banners)
    .filter(({ bannerDisplay }) => bannerDisplay)
    .map((banner) => ({ ...banner, alt: banner.eventTitle, alt_fr: banner.eventTitle_fr }));
  const pictures = [...listRows(items), ...shownBanners].filter(
    ({ imageURL, consentAt }) => imageURL !== '' && consentAt !== null,
  );
  // A copied row shows the same picture as the original.
  const firstPictures = pictures.filter(
    ({ imageURL }, index) =>
      pictures.findIndex((one) => hasSameImage(one.imageURL, imageURL)) === index,
  );
  const state = toLoadState(
    firstPictures.map(({ imageURL, alt, alt_fr }) => ({ imageURL, alt, alt_fr })),
  );
  return { state, retry };
}

interface PictureFieldProps {
  readonly issue: Issue;
  /** The empty fields of a refused issue, which are marked. */
  readonly missingFields: readonly (keyof Issue)[];
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<Issue>) => void;
}

const noPicture: PublishedPicture = { imageURL: '', alt: '', alt_fr: '' };
const altNames = { fr: 'alt_fr', en: 'alt' } as const;

/** The choice of the issue's photo among the published ones. */
function PictureChoices({ issue, isReadOnly, onChange }: Omit<PictureFieldProps, 'missingFields'>) {
  const { t, locale } = useTexts();
  const groupName = useId();
  const { state, retry } = usePublishedPictures();
  const pictures = state.status === 'ready' ? state.data : [];
  const areLoaded = state.status === 'ready' || state.status === 'empty';
  const isUnpublished =
    areLoaded &&
    issue.imageURL !== '' &&
    !pictures.some(({ imageURL }) => hasSameImage(imageURL, issue.imageURL));
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-display text-xl font-bold uppercase">
        {t('staffNewsletter:picture.heading')}
      </legend>
      <p className="text-sm">{t('staffNewsletter:picture.hint')}</p>
      <div role="status">
        {isUnpublished && (
          <p className="border-l-8 border-court bg-white px-4 py-3">
            {t('staffNewsletter:picture.gone')}
          </p>
        )}
      </div>
      <ShownImagesContext value={pictures.map(({ imageURL }) => imageURL)}>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {[noPicture, ...pictures].map((picture, index) => (
            <label
              key={picture.imageURL}
              className="flex min-h-16 cursor-pointer items-center gap-3 rounded-md border-2 border-ink/30 bg-white p-2 has-checked:border-river has-checked:bg-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river"
            >
              <input
                type="radio"
                name={groupName}
                checked={
                  picture === noPicture
                    ? issue.imageURL === ''
                    : hasSameImage(issue.imageURL, picture.imageURL)
                }
                disabled={isReadOnly}
                className="size-5 shrink-0"
                onChange={() => onChange(picture)}
              />
              {picture === noPicture ? (
                t('staffNewsletter:picture.none')
              ) : (
                <>
                  <Thumbnail imageURL={picture.imageURL} />
                  <span className="text-sm leading-tight wrap-anywhere">
                    {(locale === 'fr' ? picture.alt_fr : picture.alt) ||
                      t('staffNewsletter:picture.untitled', { number: index })}
                  </span>
                </>
              )}
            </label>
          ))}
        </div>
      </ShownImagesContext>
      <StaffLoadStateView
        state={state}
        retry={retry}
        error={t('staffNewsletter:picture.error')}
        empty={t('staffNewsletter:picture.empty')}
      />
    </fieldset>
  );
}

/** The issue's photo, and what it shows, in both languages. */
export function PictureField({ issue, missingFields, isReadOnly, onChange }: PictureFieldProps) {
  const { t } = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PictureChoices issue={issue} isReadOnly={isReadOnly} onChange={onChange} />
      {issue.imageURL !== '' && (
        <div className="grid gap-4 md:grid-cols-2">
          {locales.map((lang) => {
            const name = altNames[lang];
            const isMissing = missingFields.includes(name);
            return (
              <Field
                key={lang}
                label={t(`staffNewsletter:picture.${name}`)}
                hint={t('staffNewsletter:picture.alt_hint')}
                error={isMissing ? t('staffNewsletter:write.empty') : undefined}
                hasRequirementLabel={false}
              >
                {(control) => (
                  <input
                    {...control}
                    lang={lang}
                    readOnly={isReadOnly}
                    value={issue[name]}
                    maxLength={limits.alt}
                    className={controlClass}
                    onChange={({ target }) => onChange({ [name]: cleanTypedLine(target.value) })}
                  />
                )}
              </Field>
            );
          })}
        </div>
      )}
    </div>
  );
}
