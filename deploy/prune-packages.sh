#!/bin/sh
# Takes out of installed packages what a running portal does not read: deploy/prune-packages.sh node_modules
set -eu
N=$1
# Weights of the Chinese font that nothing draws with.
find "$N/@expo-google-fonts/noto-sans-sc" -mindepth 1 -maxdepth 1 -type d ! -name 400Regular ! -name 700Bold -exec rm -rf {} +
find "$N/@fontsource/noto-sans-sc/files" -type f ! -name '*-400-normal.woff' ! -name '*-700-normal.woff' -delete
# What only a build needs: the bundles of apps/portal/build hold the rest.
rm -rf "$N/typescript" "$N/@typescript" "$N/@babel" "$N/caniuse-lite" "$N/@zag-js" "$N/@ark-ui"
find "$N" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
