// The page of a team loads these parts when they are needed. One file costs the page fewer bytes
// than two.
export { OptInForm } from './opt-in-form.tsx';
export { ProgramMailLinkScreen } from './mail-link-screen.tsx';
