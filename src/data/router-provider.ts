import type { ParseResponse, RefineProps } from '@refinedev/core'
import reactRouter from '@refinedev/react-router'
import { useCallback } from 'react'
import { useLocation } from 'react-router'

/**
 * refine's provider for react-router without its reading of addresses, which tries every screen's route once for each
 * component that asks. No call takes its resource from the address here (.oxlintrc.json), nor anything else.
 */
export const routerProvider: NonNullable<RefineProps['routerProvider']> = {
  ...reactRouter,
  parse: function useAddress() {
    const { pathname } = useLocation()
    return useCallback((): ParseResponse => ({ pathname, params: {} }), [pathname])
  },
}
