import type { Presented } from './presented.ts'

/** What belongs to the caller's own account: profile, sessions, settings, messages to them, uploads of their own. */
export const presentOwn = <T extends object>(own: T) => own as Presented<T>

/** What a call has done or could not do: ids, codes, counts, states and sums of money, no field that a mask may hide. */
export const presentOutcome = <T extends object>(outcome: T) => outcome as Presented<T>

/** What everybody who may enter the building may know of it: its settings, its rates. */
export const presentSetting = <T extends object>(setting: T) => setting as Presented<T>

/** What an org_admin sees of their organisation as a whole: the mail that left it. */
export const presentOrganisation = <T extends object>(own: T) => own as Presented<T>
