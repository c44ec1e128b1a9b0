/** What the program's page loads when it is needed. One file costs the page fewer bytes than two. */
export { PlaceForm } from './place-form.tsx';
export { PlaceLinkScreen } from './place-link-screen.tsx';
