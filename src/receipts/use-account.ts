import type { Rates } from '#domain/money/conversion.ts'
import { useQuery } from '../data/use-query.ts'
import { ask } from '../fees/calls.ts'
import { useDebounced } from '../fields/references/use-debounced.ts'
import type { Account, Payer, Till } from './calls.ts'

/** Long enough for somebody who types, short enough for somebody who waits. */
const pauseMs = 150

/** Who may be meant; `isSettled` once that is the answer to all that was typed, not to its beginning. */
export function usePayers(buildingId: string | undefined, typed: string) {
  const keyword = useDebounced(typed.trim(), pauseMs)
  const { data, isFetching } = useQuery({
    queryKey: ['desk', 'payers', buildingId, keyword],
    queryFn: () => ask<Payer[]>('debts/payers', { building_id: buildingId, keyword }),
    enabled: keyword !== '' && buildingId !== undefined,
  })
  return {
    found: typed.trim() === '' ? [] : (data ?? []),
    isSettled: keyword === typed.trim() && !isFetching,
  }
}

/** Asked anew whenever somebody is chosen: what another desk has collected is not shown as owed. */
export const useAccount = (apartmentId: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'account', apartmentId],
    queryFn: () => ask<Account>(`debts/apartments/${apartmentId}`),
    enabled: apartmentId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })

export const useRates = (buildingId: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'rates', buildingId],
    queryFn: () => ask<Rates>('debts/rates', { building_id: buildingId }),
    enabled: buildingId !== undefined,
    staleTime: 300_000,
  })

export const tillKey = (buildingId: string | undefined) => ['desk', 'till', buildingId]

export const useTill = (buildingId: string | undefined) =>
  useQuery({
    queryKey: tillKey(buildingId),
    queryFn: () => ask<Till>('cashiers/statistics', { building_id: buildingId }),
    enabled: buildingId !== undefined,
  })
