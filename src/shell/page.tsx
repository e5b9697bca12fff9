import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { rescueFocus } from '../ui/rescue-focus.ts'

export interface Crumb {
  readonly label: ReactNode
  readonly to?: string
}
export interface PageProps {
  /** The h1, and the window's title where it is text. */
  readonly title: ReactNode
  readonly documentTitle?: string
  /** Beside the title, smaller: a total, a building. */
  readonly subtitle?: ReactNode
  /** A record's state. */
  readonly tag?: ReactNode
  /** In the order of use; the last is at the far right. */
  readonly actions?: ReactNode
  /** Above the title, the page itself left out. */
  readonly breadcrumb?: readonly Crumb[]
  readonly children: ReactNode
}

/** The anatomy of every page: breadcrumb, h1 with its tag, actions on the right, content. */
export function Page({ title, documentTitle, subtitle, tag, actions, breadcrumb = [], children }: PageProps) {
  const t = useT()
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined)
  useEffect(() => {
    document.title =
      name === undefined ? t('console.shell.product') : `${name} · ${t('console.shell.product')}`
  }, [name, t])
  useFocusAfterMove()
  return (
    <>
      {breadcrumb.length > 0 && (
        <nav aria-label={t('console.shell.breadcrumb')}>
          <ol className="lobby-crumbs">
            {breadcrumb.map(({ label, to }, at) => (
              <li key={at}>{to === undefined ? label : <Link to={to}>{label}</Link>}</li>
            ))}
          </ol>
        </nav>
      )}
      <div className="lobby-page-head">
        <div className="lobby-page-title">
          <h1 tabIndex={-1}>{title}</h1>
          {tag}
          {subtitle !== undefined && <span className="lobby-secondary">{subtitle}</span>}
        </div>
        {actions !== undefined && <div className="lobby-page-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

/** The history entry that the console was opened with: there a reader begins above the page, at the link to its content. */
let firstEntry: string | undefined

/** A page that one has come to takes the focus, if what had it went with the page before. */
function useFocusAfterMove(): void {
  const { key } = useLocation()
  useEffect(() => {
    firstEntry ??= key
    if (key !== firstEntry) rescueFocus()
  }, [key])
}
