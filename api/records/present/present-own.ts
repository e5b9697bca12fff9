import type { Presented } from './presented.ts'

/** Values of the caller's own account: profile, sessions, settings, messages to them, uploads of their own. */
export const presentOwn = <T extends object>(own: T) => own as Presented<T>

/** What a resident has of a record: the fields that the entity's rule for residents reads, and no other. */
export const presentResident = <T extends object>(read: T) => read as Presented<T>

/** The result of a call: ids, codes, counts, states and sums of money, no field that a mask may hide. */
export const presentOutcome = <T extends object>(outcome: T) => outcome as Presented<T>

/** Values of a building that everybody who may enter it may know: its settings, its rates. */
export const presentSetting = <T extends object>(setting: T) => setting as Presented<T>

/** Values of the organisation as a whole that an org_admin sees: the mail that it sent. */
export const presentOrganisation = <T extends object>(own: T) => own as Presented<T>

/** What was published for everyone: no more of its record than its text. */
export const presentPublished = <T extends object>(text: T) => text as Presented<T>
