// A program's page loads these parts when they are needed. One file costs the page fewer bytes than
// two.
export { WaitingListForm } from './waiting-list-form.tsx';
export { PlaceLinkScreen } from '../../../opt-in/mail-link-screen.tsx';
