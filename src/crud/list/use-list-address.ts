import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { rememberList } from '#src/session/list-memory.ts'
import {
  changeListState,
  decodeListState,
  encodeListState,
  noView,
  type ListState,
} from '#domain/lists/list-state.ts'
import { knownDefaultView } from '../saved/default-view.ts'

/** `quietly`: the back button does not come past it. */
export type ChangeList = (change: Partial<ListState>, how?: { readonly quietly?: boolean }) => void

/** The list's state, kept in the address: a reload, the back button and a colleague find the same list. */
export function useListAddress(): readonly [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const state = useMemo(() => decodeListState(new URLSearchParams(text)), [text])
  const change = useCallback<ChangeList>(
    (part, { quietly = false } = {}) => {
      // Typing on in the search is one step for the back button, not one a letter.
      const isTyping = part.keyword !== undefined && part.keyword !== '' && state.keyword !== ''
      const next = encodeListState(changeListState(state, part))
      // An empty address would open the reader's default view.
      if (next.size === 0 && knownDefaultView(pathname) !== undefined) next.set('view', noView)
      setParams(next, { replace: isTyping || quietly })
    },
    [setParams, state, pathname],
  )
  return [state, change]
}
