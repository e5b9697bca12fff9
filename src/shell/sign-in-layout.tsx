import { Grid, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import './sign-in-layout.css'

/** The layout of pages for users who are not signed in. */
export function SignInLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT()
  const isWide = Grid.useBreakpoint().lg !== false
  return (
    <div className="sign-in">
      {isWide && (
        <aside className="sign-in-side">
          <div className="sign-in-logo">
            <Logo size={32} />
            {t('console.shell.product')}
          </div>
          <div>
            <p className="sign-in-headline">{t('console.shell.login.headline')}</p>
            <p className="sign-in-tagline">{t('console.shell.login.tagline')}</p>
          </div>
          <Skyline />
        </aside>
      )}
      <main className="sign-in-main" id="content">
        <div className="sign-in-card">
          {!isWide && (
            <div className="sign-in-logo sign-in-logo-small">
              <Logo size={28} />
              {t('console.shell.product')}
            </div>
          )}
          <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
            {title}
          </Typography.Title>
          {children}
          <div style={{ display: 'flex', justifyContent: 'center', marginTop: 24 }}>
            <LanguageSwitch />
          </div>
        </div>
      </main>
    </div>
  )
}

const towers = [48, 96, 52, 104, 62, 110, 66, 116, 72, 122, 78, 128]

const Skyline = () => (
  <svg className="sign-in-skyline" viewBox="0 0 800 140" aria-hidden focusable="false">
    {towers.map((height, index) => (
      <g key={height} fill="#ffffff" opacity={0.18}>
        <rect x={index * 67} y={140 - height} width={51} height={height} rx={4} />
        {Array.from({ length: Math.floor(height / 24) }, (_, floor) => (
          <rect
            key={floor}
            x={index * 67 + (index % 2 === 0 ? 14 : 28)}
            y={152 - height + floor * 20}
            width={10}
            height={10}
            rx={1}
            opacity={0.9}
          />
        ))}
      </g>
    ))}
  </svg>
)
