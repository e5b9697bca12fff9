import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { rememberList } from '#src/session/list-memory.ts'
import {
  changeListState,
  decodeListState,
  encodeListState,
  type ListState,
} from '#domain/lists/list-state.ts'

export type ChangeList = (change: Partial<ListState>) => void

/** The list's state, kept in the address: a reload, the back button and a colleague find the same list. */
export function useListAddress(): readonly [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const state = useMemo(() => decodeListState(new URLSearchParams(text)), [text])
  const change = useCallback<ChangeList>(
    (part) => {
      // Typing on in the search is one step for the back button, not one a letter.
      const isTyping = part.keyword !== undefined && part.keyword !== '' && state.keyword !== ''
      setParams(encodeListState(changeListState(state, part)), { replace: isTyping })
    },
    [setParams, state],
  )
  return [state, change]
}
