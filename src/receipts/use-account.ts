import { useQuery } from '../data/use-query.ts'
import { findPayers, readApartmentAccount, readRates } from '#domain/calls/debts.ts'
import { readTill } from '#domain/calls/receipts.ts'
import { callForData } from '../data/call-api.ts'
import { useDebounced } from '../fields/references/use-debounced.ts'

/** Long enough for somebody who types, short enough for somebody who waits. */
const pauseMs = 150

/** The apartments found; `isSettled` once the result is for the full text typed, not for its beginning. */
export function usePayers(buildingId: string | undefined, typed: string) {
  const keyword = useDebounced(typed.trim(), pauseMs)
  const { data, isFetching } = useQuery({
    queryKey: ['desk', 'payers', buildingId, keyword],
    queryFn: () => callForData(findPayers, { params: { building_id: buildingId, keyword } }),
    enabled: keyword !== '' && buildingId !== undefined,
  })
  return {
    found: typed.trim() === '' ? [] : (data ?? []),
    isSettled: keyword === typed.trim() && !isFetching,
  }
}

/** Loaded again whenever an apartment is chosen, so that fees collected at another desk are not shown as owed. */
export const useAccount = (apartmentId: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'account', apartmentId],
    queryFn: () => callForData(readApartmentAccount, { path: { id: apartmentId ?? '' } }),
    enabled: apartmentId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })

export const useRates = (buildingId: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'rates', buildingId],
    queryFn: () => callForData(readRates, { params: { building_id: buildingId } }),
    enabled: buildingId !== undefined,
    staleTime: 300_000,
  })

export const tillKey = (buildingId: string | undefined) => ['desk', 'till', buildingId]

export const useTill = (buildingId: string | undefined) =>
  useQuery({
    queryKey: tillKey(buildingId),
    queryFn: () => callForData(readTill, { params: { building_id: buildingId } }),
    enabled: buildingId !== undefined,
  })
