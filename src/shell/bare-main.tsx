import { Suspense, type ReactNode } from 'react'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import './shell.css'

/** A page alone on the screen: no header, no menu. */
export const BareMain = ({ children }: { readonly children: ReactNode }) => (
  <main id="content" tabIndex={-1} className="lobby-content">
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  </main>
)
