import { managePrefix } from '#core/derive/routes.ts'
import { queryClient } from '../data/query-client.ts'
import { useInfiniteQuery, useMutation, useQuery } from '../data/use-query.ts'
import { nameIn, saveBlob } from '../fields/uploads/stored-file.ts'
import { http } from '../session/http.ts'

export const outcomes = [
  'create',
  'update',
  'unchanged',
  'invalid',
  'created',
  'updated',
  'failed',
  'undone',
  'kept',
] as const
export type Outcome = (typeof outcomes)[number] | 'waiting'

/** An import as the server describes it to this user. */
export interface Batch extends BatchPeople {
  readonly id: string
  readonly type: string
  readonly filename: string
  readonly status: 'uploaded' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone'
  readonly header: readonly string[]
  readonly mapping: readonly (string | null)[]
  /** Fields without a column that must have one. */
  readonly missing: readonly string[]
  readonly total: number
  readonly counts: Readonly<Partial<Record<Outcome, number>>>
  /** Why the last step ended before its last row; null where it did not. */
  readonly stopped: StopReason | null
  /** One for each column of the file, as this user may use it. */
  readonly columns: readonly BatchColumn[]
  readonly may_apply: boolean
  readonly may_undo: boolean
}

export type StopReason = 'forbidden' | 'order_expired' | 'account_disabled' | 'not_found'

/** Names of accounts; null where nobody did it, or the account is gone. */
export interface BatchPeople {
  readonly uploaded_by: string | null
  readonly applied_by: string | null
  readonly undone_by: string | null
}

interface BatchColumn {
  /** How its cells are shown to this user. */
  readonly view: 'clear' | 'masked' | 'hidden'
  /** Whether this user's own check or import takes what stands in it. */
  readonly may_fill: boolean
  /** Whether this user may choose another field for it. */
  readonly may_map: boolean
}

export interface BatchRow {
  readonly number: number
  readonly cells: readonly string[]
  readonly outcome: Outcome
  readonly message: string
}

export interface EarlierBatch extends Pick<Batch, 'id' | 'filename' | 'status' | 'total'>, BatchPeople {
  readonly created_at: string
}

const base = `${managePrefix}/imports`
const pollMs = 800
/** Rows that one answer brings. */
const page = 100

export const isUnderWay = ({ status }: Pick<Batch, 'status'>) => status.endsWith('ing')

/** The import, asked again while the server works on it. */
export const useBatch = (id: string | null) =>
  useQuery({
    queryKey: ['import', id],
    enabled: id !== null,
    queryFn: async () => (await http.get<{ data: Batch }>(`${base}/${id ?? ''}`)).data.data,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollMs : false),
  })

export const useBatchRows = ({ id, status }: Batch, outcome: string) =>
  useInfiniteQuery({
    queryKey: ['import', id, status, outcome],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const params = { after: pageParam, ...(outcome === '' ? {} : { outcome }) }
      return (await http.get<{ data: BatchRow[] }>(`${base}/${id}/rows`, { params })).data.data
    },
    getNextPageParam: (rows) => (rows.length < page ? undefined : rows.at(-1)?.number),
  })

export const useEarlier = (type: string, buildingId: string | undefined) =>
  useQuery({
    queryKey: ['imports', type, buildingId],
    queryFn: async () =>
      (
        await http.get<{ data: EarlierBatch[] }>(`${base}/${type}/batches`, {
          params: { building_id: buildingId },
        })
      ).data.data,
  })

export async function uploadSheet(type: string, buildingId: string | undefined, file: File): Promise<Batch> {
  const body = { file, ...(buildingId === undefined ? {} : { building_id: buildingId }) }
  return (await http.postForm<{ data: Batch }>(`${base}/${type}`, body)).data.data
}

/** One step of an import; its answer is what is shown from now on. */
export function useStep(id: string) {
  return useMutation({
    mutationFn: async (step: { readonly mapping: Batch['mapping'] } | 'apply' | 'undo') =>
      typeof step === 'string'
        ? (await http.post<{ data: Batch }>(`${base}/${id}/${step}`)).data.data
        : (await http.put<{ data: Batch }>(`${base}/${id}/mapping`, step)).data.data,
    onSuccess: (batch) => queryClient.setQueryData(['import', id], batch),
  })
}

/** Saves one of the sheets that the server makes. */
export async function saveSheet(path: string, buildingId: string | undefined): Promise<void> {
  const params = { building_id: buildingId }
  const reply = await http.get<Blob>(`${base}/${path}`, { params, responseType: 'blob' })
  saveBlob(
    reply.data,
    nameIn(String(reply.headers['content-disposition'] ?? '')) ?? `${path.replaceAll('/', '-')}.xlsx`,
  )
}
