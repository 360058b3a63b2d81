// SPDX-License-Identifier: Apache-2.0

import Testing

/// Where comments go when their file is formatted.
@Suite("Formatting comments") struct FormatterCommentTests {
    @Test func behindAValueTheyFollowTwoSpaces() {
        expectLayout(
            """
            a: 1 # one
            b:      # a mapping
                c: "x"# text
            d: >- # folded
                x
            e: [1, 2]           #list
            -f: &x # anchor
              g: 1
            """,
            """
            a: 1  # one
            b:  # a mapping
              c: "x"  # text
            d: >-  # folded
              x
            e: [1, 2]  #list
            -f: &x  # anchor
              g: 1

            """
        )
    }

    @Test func onTheirOwnTheyAreIndentedLikeWhatFollows() {
        expectLayout(
            """
              # head
            a:
            # of b
                b: 1
              # of c
                c: 2

            # of d
            d:
            - 1
            # of the second
            -   # of e
              # more of e
              e: 1
            """,
            """
            # head
            a:
              # of b
              b: 1
              # of c
              c: 2

            # of d
            d:
              - 1
              # of the second
              -  # of e
                # more of e
                e: 1

            """
        )
    }

    @Test func atTheEndOfABlockTheirIndentationTells() {
        expectLayout(
            """
            a:
                b:
                    - 1
                    # end of the list
                # end of b
                    # no longer in the list
            # before c
            c:
            - 1
            # before d, though the list stands as far left
            d:
                # the values, out of use
                #   e: 1
            # end
            """,
            """
            a:
              b:
                - 1
                # end of the list
              # end of b
              # no longer in the list
            # before c
            c:
              - 1
            # before d, though the list stands as far left
            d:
              # the values, out of use
              #   e: 1
            # end

            """
        )
    }

    @Test func aSpaceIsPutBehindTheirSignWhereTheyStandAlone() {
        expectLayout(
            """
            #!shebang
            ######
            #yaml-language-server: $schema=x.json
            #text
            #
            #	tab
            #  two
            a: 1 #bannerc: ignore[BN602] -- why
            """,
            """
            #!shebang
            ######
            #yaml-language-server: $schema=x.json
            # text
            #
            #	tab
            #  two
            a: 1  #bannerc: ignore[BN602] -- why

            """
        )
    }

    /// What stood behind a comma alone has nothing to stand behind.
    @Test func oneThatComesToStandAloneIsWrittenSo() {
        expectLayout(
            """
            a: {
              b: 1  #one
              # two
              ,  #three
              c: 2 }
            """,
            """
            a: {
              b: 1,  #one
              # two
              # three
              c: 2,
            }

            """)
    }

    @Test func betweenAKeyAndItsValueTheyStay() {
        expectLayout(
            """
            a: # behind the key
                 1
            b:
              # above the value
              { c: d }
            ? e # behind e
            # above the value
            : f
            """,
            """
            a:  # behind the key
              1
            b:
              # above the value
              { c: d }
            ? e  # behind e
            # above the value
            : f

            """
        )
    }
}
