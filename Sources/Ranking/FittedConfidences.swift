// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|928 946 901 746 953 973 931 826 912 963 861 640
    certain container binary general|872 942 804 787 899 963 834 874 699 919 745 715
    certain container binary specific|939 945 929 749 970 982 958 826 968 979 895 632
    certain container text general|909 969 880 869 937 979 919 911 867 953 833 818
    certain container text specific|978 982 957 841 987 989 972 891 968 974 938 782
    certain content binary specific|952 962 851 572 909 909 898 674 885 906 794 476
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|984 984 973 834 988 988 984 889 978 978 965 774
    fair container binary general|929 964 934 866 952 976 957 909 898 947 906 815
    fair content binary specific|971 971 961 741 980 980 974 815 956 956 942 659
    fair content text specific|979 979 969 791 985 985 980 854 966 966 956 720
    fair signature text specific|950 950 935 607 967 967 957 726 929 929 907 537
    fair text binary specific|975 975 971 806 986 986 981 860 968 968 958 730
    fair text text general|969 983 968 933 977 989 979 956 950 975 954 904
    fair text text specific|986 986 974 841 990 990 986 895 982 982 968 782
    fallback * * *|468 933 923 815 557 958 937 866 377 906 882 750
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|184 853 844 640 298 900 873 717 157 797 751 527
    fallback text text general|579 964 954 884 659 981 962 924 463 948 933 838
    strong * * *|962 976 967 775 980 981 977 853 919 941 952 683
    strong container binary general|813 931 876 748 857 955 919 789 747 902 828 669
    strong container binary specific|878 900 889 468 924 934 925 576 831 860 845 374
    strong content binary specific|967 981 964 754 976 979 974 839 911 932 948 641
    strong content text specific|964 964 967 772 974 974 978 839 963 963 952 687
    strong signature binary general|943 983 969 929 967 989 980 953 928 976 955 898
    strong signature binary specific|971 971 972 794 985 987 982 858 961 966 960 723
    strong signature text general|957 985 971 934 970 990 981 956 934 978 958 906
    strong signature text specific|973 978 974 807 985 985 983 866 959 967 963 740
    strong text text general|950 981 964 919 974 989 979 950 919 972 948 885
    strong text text specific|958 980 969 769 986 986 979 855 903 932 954 681
    weak * * *|879 967 951 729 929 977 967 803 850 950 928 651
    weak content binary specific|908 976 963 778 944 983 976 844 882 963 946 704
    weak content text specific|924 971 959 758 946 981 973 829 870 958 940 681
    weak signature text specific|953 980 963 816 955 987 981 872 904 970 957 750
    weak text text specific|757 943 922 580 879 959 941 682 756 914 874 484
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|25
    claimed|400
    contradicted|38
    general|34
    rival certain|43
    rival fair|13
    rival fallback|5
    rival strong|23
    rival weak|1
    """
}
