const root = document.documentElement

function keep(choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', choice)
  } catch {
    // Storage is refused: the choice holds for this page.
  }
}

function apply(choice: string): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
}

/** The layout's first script has applied the kept choice before anything was painted; this is the switch. */
export function connectThemeSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]
  const mark = () => {
    const current = root.dataset.theme ?? 'system'
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === current))
    }
  }

  mark()
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = button.dataset.themeChoice ?? 'system'
      apply(choice)
      keep(choice)
      mark()
    })
  }
  // Another tab of the site has chosen.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'theme') return
    apply(newValue ?? 'system')
    mark()
  })
}
