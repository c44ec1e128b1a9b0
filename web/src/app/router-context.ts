import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The router of `app.tsx`, for code that reads its routes. */
export const RouterContext = createContext<DataRouter | undefined>(undefined);
