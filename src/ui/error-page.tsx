import type { ReactNode } from 'react'

interface ErrorPageProps {
  readonly icon: ReactNode
  readonly color: 'warning' | 'error'
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A page that says why there is nothing else, and the way on. */
export const ErrorPage = ({ icon, color, title, action, children }: ErrorPageProps) => (
  <div className="lobby-error-page">
    <div style={{ fontSize: 56, color: `var(--ant-color-${color})` }}>{icon}</div>
    <h1>{title}</h1>
    <p className="lobby-secondary">{children}</p>
    {action}
  </div>
)
