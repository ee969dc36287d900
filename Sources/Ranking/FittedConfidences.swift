// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|895 938 797 693 943 972 881 827 881 959 775 662
    certain container binary general|796 926 761 735 851 963 851 866 639 918 751 715
    certain container binary specific|915 939 813 692 970 981 893 824 944 972 788 657
    certain container text specific|959 970 858 771 981 985 926 874 952 966 846 752
    certain content binary specific|945 961 718 583 912 912 839 742 895 926 695 559
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|906 964 748 628 970 984 871 783 940 964 747 604
    fair content binary specific|960 974 847 730 977 989 916 848 950 975 827 710
    fair content text specific|952 972 814 691 973 986 900 822 940 970 798 669
    fair signature text specific|874 934 637 455 935 967 783 649 863 928 614 449
    fair text text general|891 979 882 857 937 989 939 925 868 976 871 845
    fair text text specific|902 962 732 608 971 983 864 770 944 962 734 583
    fallback * * *|354 880 710 702 491 938 795 810 326 870 678 675
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|119 784 525 511 256 882 669 665 131 766 470 465
    fallback text text general|544 958 858 856 680 983 897 927 483 953 846 843
    strong * * *|948 969 784 630 979 983 868 800 928 956 766 599
    strong container binary general|748 926 679 609 848 962 820 732 729 918 656 584
    strong container binary specific|875 907 549 363 940 953 715 540 864 898 524 340
    strong content binary specific|945 969 757 592 977 980 831 778 941 964 737 545
    strong content text specific|965 967 783 628 971 971 881 785 957 963 765 604
    strong signature binary general|889 971 848 804 942 985 920 894 877 967 835 788
    strong signature binary specific|950 950 763 576 984 986 870 763 952 962 745 577
    strong text text general|923 977 880 844 958 989 947 923 903 975 869 830
    strong text text specific|957 982 811 662 987 987 897 824 907 939 793 631
    weak * * *|826 972 913 732 918 985 951 841 833 967 898 714
    weak content binary specific|902 985 948 825 953 992 974 906 899 982 943 810
    weak content text specific|889 977 928 767 942 989 963 871 861 975 921 749
    weak signature text specific|943 986 952 845 959 993 978 918 911 985 950 831
    weak text text specific|632 945 841 534 843 968 901 702 692 933 802 508
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|43
    claimed|400
    contradicted|36
    general|35
    rival certain|40
    rival fair|14
    rival fallback|6
    rival strong|21
    rival weak|8
    """
}
