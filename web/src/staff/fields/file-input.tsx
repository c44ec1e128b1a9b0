import type { ComponentProps } from 'react';

/** An input for image files. */
export const FileInput = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    type="file"
    // Also where only PNG is stored: a phone's photos are JPEG, and could not be chosen to convert.
    accept="image/png,image/jpeg"
    className="w-full min-h-11 file:mr-3 file:min-h-11 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-white disabled:opacity-60 aria-disabled:opacity-60"
  />
);
