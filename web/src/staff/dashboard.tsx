import type { StaffSession } from '@club/domain/staff-session';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../data/staff-session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { NoteTab } from './notes/note-tab.tsx';

const tabIds = ['banner', 'carousel', 'note', 'program'] as const;

/** The dashboard (specification, section 2): four tabs and Log Out. */
export function Dashboard({ staff }: { staff: StaffSession }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    await navigate('/');
  };
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-10 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="font-display text-4xl font-extrabold uppercase">{t('admin.title')}</h1>
          <p>{t('admin.signed_in_as', { name: staff.name })}</p>
        </div>
        <Button onClick={() => void leave()}>{t('admin.log_out')}</Button>
      </header>
      <Tabs
        label={t('admin.tabs.label')}
        tabs={tabIds.map((id) => ({ id, label: t(`admin.tabs.${id}`) }))}
        initial="note"
      >
        {(selected) =>
          selected === 'note' ? <NoteTab /> : <p className="py-8">{t('admin.tabs.later')}</p>
        }
      </Tabs>
    </div>
  );
}
