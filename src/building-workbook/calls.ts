import type { DataOf } from '#domain/calls/call.ts'
import {
  answerWorkbook,
  applyWorkbook,
  listWorkbookRows,
  readWorkbook,
  readWorkbookErrors,
  readWorkbookTemplate,
  undoWorkbook,
  uploadWorkbook,
  type WorkbookAnswer,
} from '#domain/calls/building-workbook.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { queryClient } from '../data/query-client.ts'
import { useInfiniteQuery, useMutation, useQuery } from '../data/use-query.ts'
import { saveBlob } from '../fields/uploads/stored-file.ts'

export type Workbook = NonNullable<DataOf<typeof readWorkbook>>

const keyOf = (buildingId: string) => ['building-workbook', buildingId]
const pollMs = 800
/** Rows that one answer brings. */
const page = 100

export const isUnderWay = ({ status }: Workbook) => status.endsWith('ing')

const isOpen = (workbook: Workbook | null | undefined) =>
  workbook !== null && workbook !== undefined && isUnderWay(workbook)

/** The caller's latest workbook of the building, asked again while the server works on it. */
export const useWorkbook = (buildingId: string) =>
  useQuery({
    queryKey: keyOf(buildingId),
    queryFn: () => callForData(readWorkbook, { path: { id: buildingId } }),
    retry: false,
    refetchInterval: ({ state }) => (isOpen(state.data) ? pollMs : false),
  })

type Sending = 'apply' | 'undo' | { readonly answers: readonly WorkbookAnswer[] } | { readonly file: File }

/** One step of the workbook as it is shown; its reply replaces what is shown. */
export function useWorkbookStep(buildingId: string, round: number | undefined) {
  const path = { id: buildingId }
  return useMutation({
    mutationFn: async (step: Sending) => {
      if (step === 'apply') return await callForData(applyWorkbook, { path, body: { round } })
      if (step === 'undo') return await callForData(undoWorkbook, { path, body: { round } })
      return 'file' in step
        ? await callForData(uploadWorkbook, { path, body: { file: step.file } })
        : await callForData(answerWorkbook, { path, body: { round, answers: step.answers } })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(buildingId) }),
    onSuccess: (workbook) => queryClient.setQueryData(keyOf(buildingId), workbook),
  })
}

/** The lines of the file that one reason concerns. */
export const useGroupRows = ({ building_id: id, round }: Workbook, group: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(id), round, group],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) =>
      await callForData(listWorkbookRows, { path: { id }, params: { group, after: pageParam } }),
    getNextPageParam: (rows) => (rows.length < page ? undefined : rows.at(-1)?.number),
  })

export async function saveWorkbookTemplate(id: string): Promise<void> {
  const { blob, name } = await callForFile(readWorkbookTemplate, { path: { id } })
  saveBlob(blob, name ?? 'workbook.xlsx')
}

export async function saveWrongRows(id: string): Promise<void> {
  const { blob, name } = await callForFile(readWorkbookErrors, { path: { id } })
  saveBlob(blob, name ?? 'workbook-errors.xlsx')
}
