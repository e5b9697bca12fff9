/**
 * The tasks of a child process, by name. Modules load on first use, so a process that checks passwords never loads the
 * image library. It stands above the rooms
 * whose tasks it names; the server imports only types from here.
 */
export const tasks = {
  inspectFile: async () => (await import('./storage/inspect-file.ts')).inspectFile,
  openSheets: async () => (await import('./imports/sheet-task.ts')).openSheets,
  chooseSheet: async () => (await import('./imports/sheet-task.ts')).chooseSheet,
  chooseNextSheet: async () => (await import('./imports/sheet-task.ts')).chooseNextSheet,
  takeSheetRows: async () => (await import('./imports/sheet-task.ts')).takeSheetRows,
  startWorkbook: async () => (await import('./workbooks/workbook-task.ts')).startWorkbook,
  writeRows: async () => (await import('./workbooks/workbook-task.ts')).writeRows,
  writeFoot: async () => (await import('./workbooks/workbook-task.ts')).writeFoot,
  nextSheet: async () => (await import('./workbooks/workbook-task.ts')).nextSheet,
  endWorkbook: async () => (await import('./workbooks/workbook-task.ts')).endWorkbook,
  typeset: async () => (await import('./documents/typeset-task.ts')).typeset,
  mergePdfs: async () => (await import('./documents/merge-pdf.ts')).mergePdfs,
  typesetForms: async () => (await import('./documents/typeset-task.ts')).typesetForms,
  isCommonPassword: async () => (await import('./auth/common-passwords.ts')).isCommonPassword,
}

export type TaskName = keyof typeof tasks
type TaskOf<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
/** The arguments of a task. They are copied, so they must be plain data. */
export type InputOf<Name extends TaskName> = Parameters<TaskOf<Name>>
export type OutputOf<Name extends TaskName> = Awaited<ReturnType<TaskOf<Name>>>

export const isTaskName = (name: string): name is TaskName => Object.hasOwn(tasks, name)
