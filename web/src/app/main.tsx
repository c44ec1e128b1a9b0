import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { report } from '../data/report.ts';
import { startI18n } from '../i18n/i18n.ts';
import '../ui/theme.css';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// Before the router: its first act is to ask for the page's texts, in the visitor's language.
startI18n();
createRoot(container, {
  onCaughtError: (error) => report('A page failed', error),
}).render(<App router={createBrowserRouter(routes)} />);
