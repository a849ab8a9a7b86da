const TOKEN = { message: 'Use a token of styles/tokens.css.' }

export default {
  referenceFiles: ['styles/tokens.css'],
  rules: {
    'color-no-hex': [true, TOKEN],
    'color-named': ['never', TOKEN],
    'function-disallowed-list': [['/^(rgb|hsl)a?$/', '/^(ok)?l(ab|ch)$/', 'hwb', 'color'], TOKEN],
    'property-disallowed-list': [['/^--/'], TOKEN],
    'no-unknown-custom-properties': true,
    'declaration-property-value-disallowed-list': [
      {
        '/./': [
          '/(?<![\\w.-])-?(?![01]px)\\d*\\.?\\d+px/',
          '/(?<![\\w.-])(?!0m?s\\b)\\d*\\.?\\d+m?s\\b/',
          '/var\\([^)]*,/', // A token always exists: it needs no fallback.
        ],
      },
      TOKEN,
    ],
    'declaration-property-value-allowed-list': { 'z-index': ['/^var\\(--layer-/'] },
    'media-feature-name-disallowed-list': ['width', '/device-width$/'],
    'media-feature-name-value-allowed-list': {
      // Wide screens begin above the specification's mobile width (768 px).
      'min-width': [
        '30rem', // room for two things side by side
        '40rem', // a large phone, a tablet
        '48.0625rem',
        '64rem', // a desktop
      ],
      'max-width': [
        '16rem', // a phone with very large letters
        '30rem',
        '48rem',
        '768px', // the specification's for the award: the window's width, however large the letters are
      ],
    },
  },
  overrides: [
    {
      files: ['styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'property-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
