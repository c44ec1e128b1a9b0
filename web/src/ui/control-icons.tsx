import { Icon } from './icons.tsx';

// Icons of controls that load after the page. `icons.tsx` has those of every page.

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path fill="currentColor" d="M8 6v12l9-6z" />
    </Icon>
  );
}
