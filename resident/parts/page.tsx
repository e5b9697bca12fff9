import { useEffect, useRef, type ReactNode } from 'react'
import { say } from '../language/say.ts'
import { Link } from '../router/link.tsx'
import { hasMoved } from '../router/router.ts'

interface PageProps {
  readonly title: string
  /** The page that this one belongs to. */
  readonly back?: string
  readonly children: ReactNode
}

/** A place of the app: its title, the way back, and what it shows. Who cannot see it hears its title first. */
export function Page({ title, back, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main>
      <header className="title">
        {back !== undefined && (
          <Link to={back} className="back" aria-label={say('shell.back')}>
            ‹
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </main>
  )
}
