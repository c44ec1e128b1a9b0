import { fallbackLocale } from '@club/domain/locale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findRequestedLocale } from '../i18n/find-requested-locale.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import '../ui/theme.css';
import '../ui/utilities.css';
import { RegistrationForm } from './registration-form.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('registration-form.html has no #root');

const locale = findRequestedLocale(window.location, document.cookie) ?? fallbackLocale;
document.documentElement.lang = locale;
startI18n(locale);
await loadTexts('common', 'forms');
createRoot(container).render(
  <StrictMode>
    <RegistrationForm />
  </StrictMode>,
);
