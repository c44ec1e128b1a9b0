import { type Locale, locales } from '@club/domain/locale';
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { LocaleOverride } from '../../i18n/locale-override.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { useBothLanguages } from '../shell/use-both-languages.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

const previewNamespaces = ['common', 'home', 'program', 'schedule', 'club', 'map'] as const;

const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

/** The window width of each device. */
const windowWidths: Readonly<Record<Device, number>> = { phone: 360, desktop: 1280 };

/** The top edge of a phone or a browser window. */
function DeviceTop({ device }: { device: Device }) {
  return device === 'phone' ? (
    <div className="mx-auto mb-2 h-1 w-12 rounded-full bg-mist" />
  ) : (
    <div className="flex gap-1.5 px-1 pb-2">
      <span className="slanted h-2 w-4 before:bg-sun" />
      <span className="slanted h-2 w-4 before:bg-court" />
      <span className="slanted h-2 w-4 before:bg-river" />
    </div>
  );
}

function LanguagePreview(props: {
  locale: Locale;
  device: Device;
  visibleWidth: number | undefined;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const { locale, device, visibleWidth = windowWidths.desktop, children } = props;
  const shownWidth = device === 'desktop' ? visibleWidth : windowWidths.phone;
  return (
    <figure className="min-w-0">
      <figcaption className="pb-1 font-semibold">{t(`admin:preview.${locale}`)}</figcaption>
      <div
        className="rounded-md bg-ink p-2 pt-3"
        style={{ maxWidth: `calc(${shownWidth}px + 1rem)` }}
      >
        <DeviceTop device={device} />
        <div>
          <ViewFrame
            title={t(`admin:preview.frame.${locale}`)}
            lang={locale}
            width={windowWidths[device]}
            visibleWidth={shownWidth}
          >
            <LocaleOverride value={locale}>{children}</LocaleOverride>
          </ViewFrame>
        </div>
      </div>
    </figure>
  );
}

interface TwoLanguagePreviewProps {
  /**
   * Whether the form's values hide the row from visitors. A row that is planned for later is not
   * hidden.
   */
  readonly isHidden: boolean;
  /** The component's width in a desktop window, if it does not fill the window. */
  readonly desktopWidth: number | undefined;
  /** The row with the form's values. */
  readonly row: object;
  /** Renders the public component. */
  readonly renderPreview: (row: object) => ReactNode;
}

/**
 * The preview of a row in both languages, as wide as a phone or a desktop. Memoized, so that it
 * renders only when its row changes.
 */
const TwoLanguagePreview = memo(function TwoLanguagePreview(props: TwoLanguagePreviewProps) {
  const { isHidden, desktopWidth, row, renderPreview } = props;
  const { t } = useTexts();
  const id = useId();
  const isReady = useBothLanguages(previewNamespaces);
  const isLarge = useMediaQuery('(min-width: 1024px)');
  const [chosenDevice, setChosenDevice] = useState<Device>();
  const device = chosenDevice ?? (isLarge ? 'desktop' : 'phone');
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start xl:sticky xl:top-24"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pr-2">
        <h3 id={id} className="font-display text-2xl font-bold">
          {t('admin:preview.heading')}
        </h3>
        <RadioGroup
          label={t('admin:preview.width')}
          options={devices.map((value) => ({ value, label: t(`admin:preview.${value}`) }))}
          value={device}
          onChange={setChosenDevice}
        />
      </div>
      {isHidden && <p className="w-fit bg-sun px-2 font-semibold">{t('admin:preview.hidden')}</p>}
      {isReady && (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${device === 'phone' ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
        >
          {locales.map((locale) => (
            <LanguagePreview
              key={locale}
              locale={locale}
              device={device}
              visibleWidth={desktopWidth}
            >
              {renderPreview(row)}
            </LanguagePreview>
          ))}
        </div>
      )}
    </section>
  );
});

interface RowPreviewProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly row: R;
  readonly fields: Fields;
  readonly renderPreview: (row: R & Fields) => ReactNode;
  readonly previewWidth?: number | undefined;
}

/** The preview of the edited row. It is slow on phones, so it renders after the form. */
export function RowPreview<R extends Row, Fields extends object>(
  props: RowPreviewProps<R, Fields>,
) {
  const { config, row, fields, renderPreview, previewWidth } = props;
  const previewInput = useMemo(() => ({ row: { ...row, ...fields }, fields }), [row, fields]);
  const deferredInput = useDeferredValue<typeof previewInput | undefined>(previewInput, undefined);
  return (
    deferredInput && (
      <TwoLanguagePreview
        isHidden={config.isPublic?.(deferredInput.fields) === false}
        desktopWidth={previewWidth}
        row={deferredInput.row}
        renderPreview={renderPreview as (row: object) => ReactNode}
      />
    )
  );
}
