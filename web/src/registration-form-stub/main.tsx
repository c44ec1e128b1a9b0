import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import '../ui/theme.css';
import { RegistrationForm } from './registration-form.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('registration-form.html has no #root');

startI18n();
await loadTexts('common', 'forms');
createRoot(container).render(
  <StrictMode>
    <RegistrationForm />
  </StrictMode>,
);
