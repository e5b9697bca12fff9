import { useQuery } from '../data/use-query.ts'
import { findPayers, readApartmentAccount, readRates } from '#domain/calls/debts.ts'
import { readDeskCash, readTill } from '#domain/calls/receipts.ts'
import { isKeyword } from '#domain/money/bank/scanned.ts'
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
    // A scanner types the QR key by key: search only for the whole of it.
    enabled: keyword !== '' && isKeyword(keyword) && buildingId !== undefined,
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

/** The rates of a day, yyyy-MM-dd; of today without one. */
export const useRates = (buildingId: string | undefined, day: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'rates', buildingId, day],
    queryFn: () =>
      callForData(readRates, {
        params: { building_id: buildingId, ...(day === undefined ? {} : { day }) },
      }),
    enabled: buildingId !== undefined,
    staleTime: 300_000,
  })

/** The cash that the desk takes on a day, and at which rates. */
export const useDeskCash = (buildingId: string | undefined, day: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'cash', buildingId, day],
    queryFn: () =>
      callForData(readDeskCash, {
        params: { building_id: buildingId, ...(day === undefined ? {} : { day }) },
      }),
    enabled: buildingId !== undefined,
    staleTime: 60_000,
    // Another day may have other rates; until they are there, the fields stay.
    placeholderData: (before) => before,
  })

export const tillKey = (buildingId: string | undefined) => ['desk', 'till', buildingId]

export const useTill = (buildingId: string | undefined) =>
  useQuery({
    queryKey: tillKey(buildingId),
    queryFn: () => callForData(readTill, { params: { building_id: buildingId } }),
    enabled: buildingId !== undefined,
  })
