import { useTexts } from '../../../i18n/use-texts.ts';
import { Thumbnail } from '../../images/thumbnail.tsx';

/** The classes of a picture that visitors do not see. */
export const hiddenClass = 'opacity-60 grayscale';

/** A hidden picture in the list, grey and with a label. */
export function HiddenPicture({ imageURL = '' }: { readonly imageURL: string | undefined }) {
  const { t } = useTexts();
  return (
    <div className="grid w-fit gap-1">
      <div className={hiddenClass}>
        <Thumbnail imageURL={imageURL} />
      </div>
      <strong className="w-fit bg-sun px-2 text-sm">{t('admin:hidden_picture')}</strong>
    </div>
  );
}
