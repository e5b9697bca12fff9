import { queryClient } from '../data/query-client.ts'
import { useInfiniteQuery, useMutation, useQuery } from '../data/use-query.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { DataOf, RowOf } from '#domain/calls/call.ts'
import {
  applyImport,
  importCalls,
  listImportRows,
  mapImport,
  readImport,
  readImportErrors,
  rowOutcomes,
  undoImport,
} from '#domain/calls/imports.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { saveBlob } from '../fields/uploads/stored-file.ts'

export type Outcome = (typeof rowOutcomes)[number]
/** The outcomes that the list can be filtered by. */
export const outcomes = rowOutcomes.filter((outcome) => outcome !== 'waiting')

/** An import as the server describes it to this user. */
export type Batch = DataOf<typeof readImport>
export type BatchRow = RowOf<typeof listImportRows>
export type EarlierBatch = RowOf<ReturnType<typeof importCalls>['batches']>
/** Names of accounts; null where nobody did it, or the account is gone. */
export type BatchPeople = Pick<EarlierBatch, 'uploaded_by' | 'applied_by' | 'undone_by'>

/** The calls that an entity's imports have under their own address. */
const callsOf = (entity: AnyEntity) =>
  importCalls({ type: importType(entity), permission: entity.permission })

const pollMs = 800
/** Rows that one answer brings. */
const page = 100

const underWay = ['checking', 'applying', 'undoing'] as const
type UnderWay = Batch & { readonly status: (typeof underWay)[number] }
export const isUnderWay = (batch: Batch): batch is UnderWay =>
  underWay.some((status) => status === batch.status)

/** The import, asked again while the server works on it. */
export const useBatch = (id: string | null) =>
  useQuery({
    queryKey: ['import', id],
    enabled: id !== null,
    queryFn: () => callForData(readImport, { path: { id: id ?? '' } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollMs : false),
  })

export const useBatchRows = ({ id, status }: Batch, outcome: string) =>
  useInfiniteQuery({
    queryKey: ['import', id, status, outcome],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const params = { after: pageParam, ...(outcome === '' ? {} : { outcome }) }
      return await callForData(listImportRows, { path: { id }, params })
    },
    getNextPageParam: (rows) => (rows.length < page ? undefined : rows.at(-1)?.number),
  })

export const useEarlier = (entity: AnyEntity, buildingId: string | undefined) =>
  useQuery({
    queryKey: ['imports', importType(entity), buildingId],
    queryFn: () => callForData(callsOf(entity).batches, { params: { building_id: buildingId } }),
  })

interface SheetUpload {
  readonly buildingId: string | undefined
  readonly file: File
  /** Whether known rows change their records, where they are refused otherwise. */
  readonly updatesKnown: boolean
}

export async function uploadSheet(
  entity: AnyEntity,
  { file, buildingId, updatesKnown }: SheetUpload,
): Promise<Batch> {
  return await callForData(callsOf(entity).upload, {
    body: { file, building_id: buildingId, ...(updatesKnown ? { update_known: '1' as const } : {}) },
  })
}

/**
 * One step of an import as it is displayed; its reply replaces what is displayed. If a colleague has begun another step
 * since, it is refused, and what that made of the import is shown.
 */
export function useStep({ id, round }: Batch) {
  const path = { id }
  return useMutation({
    mutationFn: async (step: { readonly mapping: Batch['mapping'] } | 'apply' | 'undo') => {
      if (typeof step !== 'string') return await callForData(mapImport, { path, body: { ...step, round } })
      return await callForData(step === 'apply' ? applyImport : undoImport, { path, body: { round } })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['import', id] }),
    onSuccess: (batch) => queryClient.setQueryData(['import', id], batch),
  })
}

/** Saves the sheet that an import of such records starts from. */
export async function saveTemplate(entity: AnyEntity, buildingId: string | undefined): Promise<void> {
  const { template } = callsOf(entity)
  const { blob, name } = await callForFile(template, { params: { building_id: buildingId } })
  saveBlob(blob, name ?? `${importType(entity)}-template.xlsx`)
}

/** Saves the rows that an import refused. */
export async function saveErrors(id: string): Promise<void> {
  const { blob, name } = await callForFile(readImportErrors, { path: { id } })
  saveBlob(blob, name ?? `${id}-errors.xlsx`)
}
