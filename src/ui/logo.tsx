/** The doorway. */
export const Logo = ({ size = 24 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
    <path fill="currentColor" d="M4 28V14a12 12 0 0 1 24 0v14h-7V15a5 5 0 0 0-10 0v13z" />
    <circle cx="16" cy="18.5" r="2" fill="currentColor" />
  </svg>
)
