import { useTexts } from '../../i18n/use-texts.ts';
import { TextInput } from './text-input.tsx';

interface LanguageField {
  /** The name of the row's field. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface BilingualInputProps {
  readonly french: LanguageField;
  readonly english: LanguageField;
  readonly maxLength: number;
  /** The number of lines of each text area; undefined for one-line inputs. */
  readonly rows?: number;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Two inputs for the same text in both languages, side by side. */
export function BilingualInput({ french, english, maxLength, rows }: BilingualInputProps) {
  const { t } = useTexts();
  const common = { maxLength, ...(rows !== undefined && { rows }) };
  const isFrenchMissing = isBlank(french.value) && !isBlank(english.value);
  const isEnglishMissing = isBlank(english.value) && !isBlank(french.value);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextInput
        {...common}
        {...french}
        lang="fr"
        badge={isFrenchMissing ? t('admin:missing.fr') : undefined}
      />
      <TextInput
        {...common}
        {...english}
        lang="en"
        badge={isEnglishMissing ? t('admin:missing.en') : undefined}
      />
    </div>
  );
}
