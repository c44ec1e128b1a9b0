import { Banners } from './banners.tsx';
import { Introduction } from './introduction.tsx';
import { Shores } from './shores.tsx';

export function HomePage() {
  return (
    <>
      <Banners />
      <Introduction />
      <Shores />
    </>
  );
}
