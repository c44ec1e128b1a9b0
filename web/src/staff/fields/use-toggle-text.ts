import { useTexts } from '../../i18n/use-texts.ts';

/** Returns a function that says what a toggle means, such as `Is full`. */
export function useToggleText(): (name: string, value: boolean) => string {
  const { t } = useTexts();
  return (name, value) => {
    if (name === 'registerDisplay') return t(value ? 'admin:program.open' : 'admin:program.full');
    return t(value ? 'admin:list.on' : 'admin:list.off');
  };
}
