import { cleanTypedAddress, suggestAddress } from '@club/domain/validation/typed-address';

/** An address that was probably meant. */
export interface AddressSuggestion {
  readonly address: string;
  /** Puts the address into the field. */
  readonly accept: () => void;
  /** Whether the field was emptied meanwhile, because the form was sent. */
  readonly isObsolete: () => boolean;
}

function setValue(input: HTMLInputElement, value: string): void {
  input.value = value;
  // The form checks the new value, and stores it in its draft.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes out of a field what other programs add to a copied address, but not while somebody types.
 *
 * @param event the input's `input` or `blur` event
 * @returns a suggestion for an address that cannot be right
 */
export function helpWithAddress(
  input: HTMLInputElement,
  event: Event,
): AddressSuggestion | undefined {
  const isPaste = event instanceof InputEvent && event.inputType.startsWith('insertFrom');
  const isTyping = event.type === 'input' && !isPaste;
  const address = cleanTypedAddress(input.value);
  if (!isTyping && address !== input.value) setValue(input, address);
  // While somebody types, the next letters may be those that are missing.
  const suggestion = suggestAddress(address, { isComplete: !isTyping });
  if (suggestion === undefined) return undefined;
  const accept = () => {
    setValue(input, suggestion);
    input.focus();
  };
  return { address: suggestion, accept, isObsolete: () => input.value === '' };
}
