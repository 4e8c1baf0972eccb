import { applyStyleChange } from './section-layout.ts'

const root = document.documentElement

function saveChoice(choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', choice)
  } catch {
    // The browser blocks storage, so the choice lasts for this page only.
  }
}

function apply(choice: string): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
}

/** Makes the theme switch work. src/layouts/scripts/before-paint.ts has already applied the saved choice. */
export function connectThemeSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]
  const show = () => {
    const current = root.dataset.theme ?? 'system'
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === current))
    }
    // The bars that phones draw around the page.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]')) {
      meta.content = getComputedStyle(document.body).backgroundColor
    }
  }

  show()
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = button.dataset.themeChoice ?? 'system'
      saveChoice(choice)
      void applyStyleChange(() => {
        apply(choice)
        show()
      })
    })
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  // The theme was changed in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'theme') return
    apply(newValue ?? 'system')
    show()
  })
}
