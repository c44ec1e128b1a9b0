import { createContext } from 'react';
import type { createMemoryRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createMemoryRouter>;

/** The router of `app.tsx`, for code that reads its routes. */
export const RouterContext = createContext<Router | undefined>(undefined);
