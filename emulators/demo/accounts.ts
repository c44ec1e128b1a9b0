import { demo } from '../../environments/demo.ts';

interface DemoAccount {
  readonly email: string;
  readonly displayName: string;
  readonly isStaff: boolean;
}

/** Invented people, one for each of the demo's staff. */
const names = ['Maude Gagné', 'Amina Diallo', 'Kevin Nguyen', 'Sofia Marchetti'];

/** The Google accounts of the Auth emulator: the staff's, and one that is refused. */
export const demoAccounts: readonly DemoAccount[] = [
  ...demo.staff.map((email, index) => ({
    email,
    displayName: `${names[index] ?? 'Personnel'} (démo)`,
    isStaff: true,
  })),
  { email: 'outsider@example.org', displayName: 'Alex Tremblay (démo)', isStaff: false },
];
