/** Layouts in which a journal is handed over: our own, and those of accounting programs. Each is a file of data beside this. */
export const journalLayouts = ['lobby', 'misa', 'fast'] as const
export type JournalLayout = (typeof journalLayouts)[number]

/** The files of a hand-over: its lines, and what the other program must know before it reads them. */
export const handoverParts = ['journal', 'accounts', 'objects', 'openings'] as const
export type HandoverPart = (typeof handoverParts)[number]

/** What a hand-over holds: all of its month, or only what was booked since the one before it. */
export const handoverExtents = ['whole', 'since'] as const
export type HandoverExtent = (typeof handoverExtents)[number]
