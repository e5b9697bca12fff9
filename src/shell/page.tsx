import { Breadcrumb, Flex, Typography } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t.ts'

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
  /** In order of use; the last stands at the far right. */
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
  return (
    <>
      {breadcrumb.length > 0 && (
        <nav aria-label={t('console.shell.breadcrumb')} style={{ marginBottom: 4 }}>
          <Breadcrumb
            items={breadcrumb.map(({ label, to }) => ({
              title: to === undefined ? label : <Link to={to}>{label}</Link>,
            }))}
          />
        </nav>
      )}
      <Flex wrap gap={12} align="center" justify="space-between" style={{ marginBottom: 16 }}>
        <Flex wrap gap={12} align="baseline" style={{ minWidth: 0 }}>
          <Typography.Title
            level={1}
            style={{ margin: 0, fontSize: 24, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography.Title>
          {tag}
          {subtitle !== undefined && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
        </Flex>
        {actions !== undefined && (
          <Flex wrap gap={8}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </>
  )
}
