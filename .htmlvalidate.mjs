import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'error',
    // How React writes attributes and void elements is not ours to choose.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The stylesheet keeps every tel: and sms: link on one line, so that copied numbers hold no odd characters.
    'tel-non-breaking': 'off',
  },
})
